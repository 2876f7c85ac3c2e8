import type { Settings } from '../platform/settings.ts'
import { modelWriter } from './model-writer.ts'
import { plainWriter } from './plain-writer.ts'
import type { SummaryWriter } from './writer.ts'

/** The model the settings name, or else our own rules. */
export const openSummaryWriter = ({
  AI_BASE_URL: baseUrl,
  AI_MODEL: model,
  AI_API_KEY: apiKey,
}: Pick<Settings, 'AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY'>): SummaryWriter =>
  baseUrl && model ? modelWriter({ baseUrl, model, apiKey }) : plainWriter
