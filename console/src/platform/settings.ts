import { RELEASE } from '@gable/shared/release.ts'

/** What the server tells the console about the installation, in the head of the page. */
export interface RuntimeSettings {
  environment: string
  release: string
  productName: string
  deviceCheck: boolean
  demo: boolean
  errorDsn?: string
  /** Where people who run the installation are asked for help: a page, or a `mailto:`. */
  supportUrl: string
  /** Where somebody without a plan books a demonstration. */
  scheduleDemoUrl?: string
  /** Where maps get their tiles, and to whom they owe them. */
  tileUrl?: string
  tileAttribution?: string
}

const given = typeof document === 'undefined' ? null : document.querySelector('meta[name="gable-settings"]')

export const settings: RuntimeSettings = readSettings(given?.getAttribute('content'), import.meta.env.DEV)

/** What is missing or not as it should be counts as not said: the console starts all the same. */
export function readSettings(content: string | null | undefined, developing: boolean): RuntimeSettings {
  const said = parsed(content)
  return {
    environment: text(said.environment) ?? (developing ? 'development' : 'production'),
    release: text(said.release) ?? RELEASE,
    productName: text(said.productName) ?? 'the product',
    deviceCheck: said.deviceCheck !== false,
    demo: typeof said.demo === 'boolean' ? said.demo : developing,
    supportUrl: text(said.supportUrl) ?? 'mailto:support@gable.test',
    ...optional('errorDsn', text(said.errorDsn)),
    ...optional('scheduleDemoUrl', text(said.scheduleDemoUrl)),
    ...optional('tileUrl', text(said.tileUrl)),
    ...optional('tileAttribution', text(said.tileAttribution)),
  }
}

function parsed(content: string | null | undefined): Record<string, unknown> {
  try {
    const said: unknown = JSON.parse(content || '{}')
    return said !== null && typeof said === 'object' ? (said as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function text(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function optional<K extends string>(key: K, value: string | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [N in K]?: string }
}
