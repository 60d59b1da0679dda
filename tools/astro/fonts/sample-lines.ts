/** What ten languages write with most of their letters, by their tags. */
export const LINES = {
  de: 'Fünf große süße Äpfel',
  cs: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  tr: 'Pijamalı hasta yağız şoföre çabucak güvendi',
  pl: 'Zażółć gęślą jaźń',
  ro: 'Știință și țară',
  vi: 'Nguyễn Đình Thụ uống cà phê sữa đá',
  ru: 'Съешь же ещё этих мягких французских булок',
  el: 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία',
  ar: 'نص حكيم له سر قاطع',
  he: 'דג סקרן שט בים',
} as const;
