/** Raised when the same question gets another answer: what was kept before is found no more. */
export const METHOD = 3;
