/** A thing that the pencil draws without being lifted: it comes in at the left, and goes on at the right. */
interface Doodle {
  width: number;
  /** Of the box that it stands in, from 110 above its base. */
  height: number;
  /** Where the line comes in and goes on, in the drawing's own units. */
  base: number;
  data: string;
}

/** One of them. */
export type DoodleName = 'glasses' | 'cat' | 'plane' | 'cup';

/** What stands on the line between the pages. */
export const doodles: Readonly<Record<DoodleName, Doodle>> = {
  glasses: {
    width: 232,
    height: 160,
    base: 50,
    data: 'M0 50H42C42 12 104 12 104 50C104 88 42 88 42 50C42 12 104 12 104 50C106 38 122 38 124 50C124 12 186 12 186 50C186 88 124 88 124 50C124 12 186 12 186 50H232',
  },
  cat: {
    width: 200,
    height: 160,
    base: 104,
    data: 'M0 104H112H54C30 92 32 60 56 48C46 38 48 26 50 6L68 22H84L102 6C104 26 106 38 96 48C116 62 120 86 112 104C150 106 164 86 150 66C142 54 128 60 134 70M112 104H200',
  },
  plane: {
    width: 220,
    height: 160,
    base: 84,
    data: 'M0 84C22 84 30 62 18 58C4 56 10 86 40 78C56 74 62 64 74 58L176 6L132 92L108 66L74 58M108 66L176 6M132 92C150 84 180 84 220 84',
  },
  cup: {
    width: 180,
    height: 160,
    base: 100,
    data: 'M0 100H92H58C40 100 30 84 30 62V38H120V52C152 46 152 88 116 82C112 92 106 100 92 100H180M120 52V62C120 70 118 76 116 82M60 24C52 14 68 10 60 -2M88 24C80 14 96 10 88 -2',
  },
};
