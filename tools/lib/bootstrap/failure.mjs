// @ts-check
/** An error whose message is written for the user: printed without a stack. */
export class Failure extends Error {}
