import type * as z from 'zod'
import type { Permission } from '../access.ts'

/** A key such as 'GET /widgets/:widgetId' names an endpoint everywhere: contract, handler, client, cache, test. */
export type EndpointKey = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`

/** anyone: no session asked; signed-in: a user, no account; member: any agent of the account; else the permission. */
export type Allow = 'anyone' | 'signed-in' | 'member' | Permission

/** Whether a call names an account: all but those of anybody, and those of a user whatever the account. */
export const isOfAccount = (allow: Allow): boolean => allow !== 'anyone' && allow !== 'signed-in'

export interface Endpoint {
  /** Who may call it. There is no default: an endpoint that does not say so does not compile. */
  allow: Allow
  /** One sentence for the reader of the API's documentation. */
  about: string
  /** Answers even while the agency is suspended: what its people need to see why, and to pay. */
  whileSuspended?: true
  /** A question that is too long for an address: nothing is written, so nothing is recorded. */
  asks?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
}

export type EndpointTable = { readonly [key: EndpointKey]: Endpoint }

/** Keeps the literal type of a table and checks that `params` names what the path names. */
export const endpoints = <const T extends { [K in keyof T]: K extends EndpointKey ? Endpoint & ParamsOf<K> : never }>(
  table: T,
): T => table

type ParamsOf<Key> = [NamesIn<Key>] extends [never]
  ? { params?: never }
  : { params: z.ZodType<Record<NamesIn<Key>, string>> }

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Part<E, Name extends string, Direction extends 'input' | 'output'> = E extends {
  [K in Name]: infer S extends z.ZodType
}
  ? Direction extends 'output'
    ? { [K in Name]: z.output<S> }
    : Record<never, never> extends z.input<S>
      ? { [K in Name]?: z.input<S> }
      : { [K in Name]: z.input<S> }
  : unknown

type Parts<E, D extends 'input' | 'output'> = Part<E, 'params', D> & Part<E, 'query', D> & Part<E, 'body', D>

/** What a caller sends, what a handler receives, what comes back. */
export type Sent<E> = Parts<E, 'input'>
export type Received<E> = Parts<E, 'output'>
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>

/** A call without params, query or body takes no second argument. */
export type Rest<Input> = unknown extends Input
  ? []
  : Record<never, never> extends Input
    ? [input?: Input]
    : [input: Input]
