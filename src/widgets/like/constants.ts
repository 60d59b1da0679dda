/** Below which name the browser keeps that a post is liked. */
export const likeKey = (id: string) => `liked:${id}`;
