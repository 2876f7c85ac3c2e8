import type * as z from 'zod'
import type { Permission } from '../access.ts'

/** A key such as 'GET /widgets/:widgetId' names an endpoint everywhere: contract, handler, client, cache, test. */
export type EndpointKey = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`

/** anyone: no session; signed-in: a user without an account; member: any agent of the account; otherwise the permission. */
export type Allow = 'anyone' | 'signed-in' | 'member' | Permission

/** Whether a request must name an account. */
export const requiresAccount = (allow: Allow): boolean => allow !== 'anyone' && allow !== 'signed-in'

export interface Endpoint {
  /** The required permission. It has no default: an endpoint without it does not compile. */
  allow: Allow
  /** One sentence for the API documentation. */
  about: string
  /** Works while the agency is suspended, so its agents can see why and pay. */
  whileSuspended?: true
  /** A query that is too long for a URL. It writes nothing, so it leaves no audit entry. */
  readOnly?: true
  /** Waits for another service. The handler opens its own transactions, so that it holds no connection while it waits. */
  opensTransactions?: true
  /** Not for API keys: it manages what keys are made of, or needs a person. */
  sessionOnly?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
}

export type EndpointTable = { readonly [key: EndpointKey]: Endpoint }

/** Keeps the literal type of a table and checks that `params` matches the path. */
export const defineEndpoints = <
  const T extends { [K in keyof T]: K extends EndpointKey ? Endpoint & ParamsOf<K> : never },
>(
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

/** The request as the client sends it and as the handler gets it, and the reply. */
export type RequestInput<E> = Parts<E, 'input'>
export type ParsedRequest<E> = Parts<E, 'output'>
export type Reply<E extends Endpoint> = z.output<E['reply']>
export type ReplyInput<E extends Endpoint> = z.input<E['reply']>

/** The second argument of a call. An endpoint without params, query or body has none. */
export type CallArguments<Input> = unknown extends Input
  ? []
  : Record<never, never> extends Input
    ? [input?: Input]
    : [input: Input]
