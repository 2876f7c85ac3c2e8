// The part of Zapier's app format that the definition uses: https://docs.zapier.com/platform/reference/cli-docs

export interface Bundle {
  authData: { origin: string; apiKey: string }
  inputData: Record<string, unknown>
  /** The address that Zapier made for one Zap. */
  targetUrl?: string
  /** What `performSubscribe` returned. */
  subscribeData?: { id: string }
  /** The body of a request to `targetUrl`. */
  cleanedRequest?: unknown
}

export interface ZapierRequest {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  params?: Record<string, string>
  body?: object
  headers?: Record<string, string>
  skipThrowForStatus?: boolean
}

export interface ZapierResponse {
  status: number
  data: unknown
  request: ZapierRequest
}

export interface Z {
  request(request: ZapierRequest): Promise<ZapierResponse>
  errors: { Error: new (message: string, code: string, status: number) => Error }
}

export interface InputField {
  key: string
  label: string
  type?: 'string' | 'text' | 'password'
  required?: boolean
  list?: boolean
  helpText?: string
  default?: string
  choices?: Record<string, string>
  /** A trigger whose items fill a menu: `trigger.id.label`. */
  dynamic?: string
  /** A search that finds the value: `search.id`. */
  search?: string
}

/** Zapier recognizes by the id what it has handled already. */
export type ZapierItem = { id: string } & Record<string, unknown>

type Perform<T> = (z: Z, bundle: Bundle) => Promise<T>

interface Part {
  key: string
  noun: string
  display: { label: string; description: string }
}

export interface HookTrigger extends Part {
  operation: {
    type: 'hook'
    performSubscribe: Perform<{ id: string }>
    performUnsubscribe: Perform<object>
    /** The items of one request to `targetUrl`. */
    perform: Perform<ZapierItem[]>
    /** The newest items first, for samples and menus. */
    performList: Perform<ZapierItem[]>
    sample: ZapierItem
  }
}

export interface Create extends Part {
  operation: { inputFields: InputField[]; perform: Perform<ZapierItem>; sample: ZapierItem }
}

export interface Search extends Part {
  operation: { inputFields: InputField[]; perform: Perform<ZapierItem[]>; sample: ZapierItem }
}
