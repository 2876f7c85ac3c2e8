import * as z from 'zod'
import type { EmailRecipient, EmailSender } from './email-context.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The server builds these from its own records, so their shape is not checked again. */
export const EmailSenderSchema = z.custom<EmailSender>(isObject)
export const EmailRecipientSchema = z.custom<EmailRecipient>(isObject)
