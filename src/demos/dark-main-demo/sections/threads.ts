/** The drawing's box: ten units an hour, from noon to noon. */
export const BOX = { width: 240, height: 200 } as const;

/** When the five take over, and when the nine are back, in hours after noon. */
const NIGHT = { from: 10, to: 20 } as const;

/** How long a change takes on either side of its hour. */
const CHANGE = 0.9;

const NINE = {
  people: 9,
  lit: (index: number) => 14 + index * 9,
  dark: (index: number) => 148 + index * 5,
};
const FIVE = {
  people: 5,
  lit: (index: number) => 22 + index * 16,
  dark: (index: number) => 152 + index * 9,
};

/** A thread that lies at one height by day and at another by night. */
function thread(day: number, night: number): string {
  const change = (hour: number, from: number, to: number) => {
    const [a, b] = [(hour - CHANGE) * 10, (hour + CHANGE) * 10];
    return `H${a}C${hour * 10} ${from} ${hour * 10} ${to} ${b} ${to}`;
  };
  return `M0 ${day}${change(NIGHT.from, day, night)}${change(NIGHT.to, night, day)}H${BOX.width}`;
}

/** A thread for each of the fourteen: in the light above while they work, in the dark below else. */
export function threads(): { path: string; isNight: boolean }[] {
  const of = ({ people }: { people: number }) =>
    Array.from({ length: people }, (_, index) => index);
  return [
    ...of(NINE).map((index) => ({
      path: thread(NINE.lit(index), NINE.dark(8 - index)),
      isNight: false,
    })),
    ...of(FIVE).map((index) => ({
      path: thread(FIVE.dark(4 - index), FIVE.lit(index)),
      isNight: true,
    })),
  ];
}
