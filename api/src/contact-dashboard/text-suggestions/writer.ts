import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'

/** What a writer knows. The texts are typed by people and cannot be trusted. */
export interface TextRequest {
  moduleType: ModuleType
  /** The path of the field in the settings, such as `additionalCosts.0.title`. */
  field: string
  /** The current text. The suggestion differs from it. */
  text: string
  /** In characters. */
  maximum: number
  agency: AgencyVoice
}

export interface AgencyVoice {
  name: string
  /** One agent writes as "I", several as "we". */
  isTeam: boolean
}

export interface TextWriter {
  write(request: TextRequest, signal: AbortSignal): Promise<string>
}
