import * as z from 'zod'

/** Value of a lead in cents; null if unknown. */
export const leadValue = z
  .number('Enter an amount')
  .min(0, 'This field cannot be less than 0')
  .max(99_999_999_999_900, 'This field cannot be greater than 999999999999')
  .nullable()
