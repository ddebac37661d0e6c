/** What can be opened beside the table. */
export type Reading = 'key' | 'characters' | 'discard' | 'pause';
