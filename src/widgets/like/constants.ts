/** The `localStorage` key that records a liked post. */
export const likeKey = (id: string) => `liked:${id}`;
