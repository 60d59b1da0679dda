// @ts-check
/** An error whose message is written for the person at the keyboard: printed without a stack. */
export class Failure extends Error {}
