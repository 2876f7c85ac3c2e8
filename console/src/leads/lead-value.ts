import * as z from 'zod'

/** What a lead is worth, in cents; nothing where nobody has said. */
export const leadValue = z
  .number('Please enter an amount')
  .min(0, 'This field cannot be less than 0')
  .max(99_999_999_999_900, 'This field cannot be greater than 999999999999')
  .nullable()
