import type { MiddlewareHandler } from 'astro';
import { frames } from './frame.ts';

/** The status of a page that could not be printed for a frame; its text says why. */
export const FAULTY = 422;

/**
 * What goes wrong on a page that is printed for a frame is that frame's alone: it is told as text, where the
 * server would lay its message over every open page.
 */
export const onRequest: MiddlewareHandler = async (_, next) => {
  if (frames.getStore() === undefined) return next();
  try {
    const response = await next();
    return new Response(await response.text(), response);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return new Response(fault, { status: FAULTY, headers: { 'Content-Type': 'text/plain' } });
  }
};
