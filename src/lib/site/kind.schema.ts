import { z } from 'astro/zod';

/** What a name may stand for, as schema.org calls it: a firm, one that customers visit, or a person. */
export const kinds = ['Organization', 'LocalBusiness', 'Person'] as const;

const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d';

/** Opening hours as schema.org writes them: days, then from when to when. */
export const openingHours = z
  .array(
    z
      .string()
      .regex(
        new RegExp(`^${DAY}(?:[-,]${DAY})*(?: ${TIME}-${TIME})?$`),
        'days and hours such as Mo-Fr 09:00-17:00, or Sa,Su 10:00-14:00',
      ),
  )
  .min(1);
