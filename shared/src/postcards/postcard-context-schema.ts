import * as z from 'zod'
import type { PostcardRecipient, PostcardSender } from './postcard-context.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The server builds these from its own records, so their shape is not checked again. */
export const PostcardSenderSchema = z.custom<PostcardSender>(isObject)
export const PostcardRecipientSchema = z.custom<PostcardRecipient>(isObject)
