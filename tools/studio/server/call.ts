import type { z } from 'astro/zod';
import { Failure } from '../../lib/bootstrap/failure.mjs';
import type { StudioApi } from '../contract/api.ts';
import type { Studio } from './studio.ts';

/** How one call is answered: the schema of its input, and what it does. */
export interface Call<Input, Output> {
  readonly input: z.ZodType<Input>;
  /** The most bytes of a request; by default 4 MiB. */
  readonly largest?: number;
  readonly run: (studio: Studio, input: Input) => Output | Promise<Output>;
}

/** The calls of one room of the server. */
export type CallsOf<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (input: infer Input) => infer Output
    ? Call<Input, Output>
    : never;
};

/** All calls. */
export type Calls = CallsOf<StudioApi>;

/** A request that cannot be carried out; its message is a sentence for the owner. */
export class Refusal extends Failure {}
