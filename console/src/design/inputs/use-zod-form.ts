import { toValidationMessage } from '@gable/shared/http/validation-message.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, UseFormProps } from 'react-hook-form'
import * as z from 'zod'
import { useForm } from './use-form.ts'

z.config({ customError: toValidationMessage })

/** A form validated by a zod schema. Submit receives the parsed values. */
export function useZodForm<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  props: Omit<UseFormProps<In, unknown, Out>, 'resolver'> = {},
) {
  return useForm<In, unknown, Out>({ ...props, resolver: zodResolver<In, unknown, Out, z.ZodType<Out, In>>(schema) })
}
