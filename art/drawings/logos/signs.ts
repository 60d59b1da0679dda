/** The signs of the invented clients, each in a box of 40 × 40 whose top is 4 below the page's. */
export const SIGNS: Readonly<Record<string, string>> = {
  /** An H whose counters are two arches. */
  halden: '<path d="M2 4h11v8.500a7 7 0 0 0 14 0V4h11v40H27v-8.500a7 7 0 0 0-14 0V44H2z"/>',
  /** A wing of three feathers. */
  osprey:
    '<path d="M40 6C24 3 8 7.500 0 18.500 13 15.500 26 16 33.500 20.500z"/><path d="M32 23.500C24 19.500 13 20.500 5.500 27.500 15 26.500 22.500 28.500 26.500 33z"/><path d="M25 35.500C20 32.500 14 33 9.500 37.500 15.500 37.500 19.500 39.500 21.500 43z"/>',
  /** A globe that is also a grain. */
  meridian:
    '<path d="M20 4.500C29.500 14 29.500 34 20 43.500 10.500 34 10.500 14 20 4.500z"/><path d="M15 5.700A19 19 0 0 0 15 42.300C6.500 32.500 6.500 15.500 15 5.700z"/><path d="M25 5.700A19 19 0 0 1 25 42.300C33.500 32.500 33.500 15.500 25 5.700z"/>',
  /** A compass rose, folded from paper. */
  northfold:
    '<path d="M20 24L20 3 25.2 18.8zM20 24L38.5 24 25.2 29.2zM20 24L20 45 14.8 29.2zM20 24L1.5 24 14.8 18.8z"/><path d="M20 24L14.8 18.8 20 3zM20 24L25.2 18.8 38.5 24zM20 24L25.2 29.2 20 45zM20 24L14.8 29.2 1.5 24z" opacity=".5"/>',
  /** Two rails turn a corner, the light stands in it. */
  lumen:
    '<path d="M2 5h5.500v22.500A11 11 0 0 0 18.500 38.500H39V44H18.500A16.500 16.500 0 0 1 2 27.500z"/><path d="M12 5h5.500v22.500a1 1 0 0 0 1 1H39V34H18.500a6.500 6.500 0 0 1-6.500-6.500z"/><circle cx="30.500" cy="14.500" r="8.500"/>',
  /** An echo below the surface. */
  fathom:
    '<path d="M1 8h38v5H1z"/><path d="M1 17a19 19 0 0 0 38 0h-5.200a13.800 13.800 0 0 1-27.600 0z"/><path d="M10.500 17a9.500 9.500 0 0 0 19 0z"/>',
  /** A pilcrow with an eye. */
  pilcrow:
    '<path fill-rule="evenodd" d="M18 4a12.500 12.500 0 0 0 0 25h3v15h5V9h4.500v35h5V4zm0 7.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/>',
  /** A boat under two sails. */
  vela: '<path d="M21.500 2.500C32 10 38 22 38.500 35H21.500z"/><path d="M18 11.500V35H2.500C10 29.500 15 21.500 18 11.500z"/><path d="M3 38.500h35c-2.600 4.200-6.500 6-11 6H15c-5 0-9.500-2-12-6z"/>',
  /** Reeds over still water. */
  saltmarsh:
    '<path d="M20 3.500c4.600 9.500 4.600 18.500 0 27.500-4.600-9-4.600-18 0-27.500z"/><path d="M5.500 11.500C13.500 14.500 17.500 21 17 31 8.500 28 4.500 21 5.500 11.500z"/><path d="M34.500 11.500C26.500 14.500 22.500 21 23 31 31.500 28 35.500 21 34.500 11.500z"/><path d="M2 35.500c6 0 6 3 12 3s6-3 12-3 6 3 12 3v3.700c-6 0-6-3-12-3s-6 3-12 3-6-3-12-3z"/>',
};
