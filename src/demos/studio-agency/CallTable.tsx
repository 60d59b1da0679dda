import type { z } from 'astro/zod';
import type { LanguageMark } from '~/lib/languages/language';
import type { footerSchema } from './footer.schema';

type CallTableProps = z.infer<typeof footerSchema>['crew'] &
  LanguageMark & { className?: string | undefined };

/** Who is called, what for and when. */
export function CallTable({ head, people, ...table }: CallTableProps) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ who, what, hour }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{what}</td>
            <td>{hour}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
