import type { Settings } from '../../platform/settings.ts'
import { builtInWriter } from './built-in-writer.ts'
import { createModelWriter } from './model-writer.ts'
import type { TextWriter } from './writer.ts'

/** The configured language model, or the built-in writer without one. */
export const createTextWriter = ({
  AI_BASE_URL: baseUrl,
  AI_MODEL: model,
  AI_API_KEY: apiKey,
}: Pick<Settings, 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY'>): TextWriter =>
  baseUrl && model ? createModelWriter({ baseUrl, model, apiKey }) : builtInWriter
