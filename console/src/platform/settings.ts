import { RELEASE } from '@gable/shared/release.ts'

/** Settings of the installation. The server puts them into a meta tag of the page. */
export interface RuntimeSettings {
  environment: string
  release: string
  productName: string
  deviceCheck: boolean
  demo: boolean
  errorDsn?: string
  /** Support page of the installation, or a `mailto:` URL. */
  supportUrl: string
  tileUrl?: string
  tileAttribution?: string
}

const settingsTag = typeof document === 'undefined' ? null : document.querySelector('meta[name="gable-settings"]')

export const settings: RuntimeSettings = parseSettings(settingsTag?.getAttribute('content'), import.meta.env.DEV)

/** Missing and invalid values fall back to defaults: the console always starts. */
export function parseSettings(content: string | null | undefined, isDevelopment: boolean): RuntimeSettings {
  const values = parseObject(content)
  return {
    environment: toText(values.environment) ?? (isDevelopment ? 'development' : 'production'),
    release: toText(values.release) ?? RELEASE,
    productName: toText(values.productName) ?? 'the product',
    deviceCheck: values.deviceCheck !== false,
    demo: typeof values.demo === 'boolean' ? values.demo : isDevelopment,
    supportUrl: toText(values.supportUrl) ?? 'mailto:support@gable.test',
    ...toOptional('errorDsn', toText(values.errorDsn)),
    ...toOptional('tileUrl', toText(values.tileUrl)),
    ...toOptional('tileAttribution', toText(values.tileAttribution)),
  }
}

function parseObject(content: string | null | undefined): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(content || '{}')
    return values !== null && typeof values === 'object' ? (values as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function toText(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function toOptional<K extends string>(key: K, value: string | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [N in K]?: string }
}
