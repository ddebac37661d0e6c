export type { Agreed, Mode, Offer as Agreement, Pause, SetUp as Plan, SetUpChoice, Value } from '@turnpoint/catalogue';
