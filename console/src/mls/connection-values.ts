import {
  CsvConnectionInput,
  type MlsConnection,
  type MlsConnectionInput,
  ResoConnectionInput,
} from '@gable/shared/mls/connection.ts'
import type { Control } from 'react-hook-form'
import * as z from 'zod'

/** The values of the form: office ids as one text, and the MLS ids of each team member. */
export interface ConnectionValues {
  name: string
  baseUrl: string
  authKind: 'BEARER' | 'CLIENT_CREDENTIALS'
  tokenUrl: string
  clientId: string
  secret: string
  originatingSystem: string
  officeIds: string
  members: Record<string, string | undefined>
  attribution: string
  disclaimer: string
  logo: MlsConnection['logo']
  showAddress: boolean
  showSoldPrice: boolean
  showPhotos: boolean
  delayDays: number
}

export type ConnectionControl = Control<ConnectionValues, unknown, MlsConnectionInput>

export const toConnectionValues = (connection: MlsConnection | undefined): ConnectionValues => ({
  name: connection?.name ?? '',
  baseUrl: connection?.baseUrl ?? '',
  authKind: connection?.authKind ?? 'BEARER',
  tokenUrl: connection?.tokenUrl ?? '',
  clientId: connection?.clientId ?? '',
  secret: '',
  originatingSystem: connection?.originatingSystem ?? '',
  officeIds: connection?.officeIds.join(', ') ?? '',
  members: (connection?.members ?? []).reduce<Record<string, string>>((ids, { mlsId, agentId }) => {
    ids[agentId] = [ids[agentId], mlsId].filter(Boolean).join(', ')
    return ids
  }, {}),
  attribution: connection?.attribution ?? '',
  disclaimer: connection?.disclaimer ?? '',
  logo: connection?.logo ?? null,
  showAddress: connection?.showAddress ?? true,
  showSoldPrice: connection?.showSoldPrice ?? true,
  showPhotos: connection?.showPhotos ?? true,
  delayDays: connection?.delayDays ?? 0,
})

const splitIds = (text: string) =>
  text
    .split(/[\s,;]+/)
    .map((id) => id.trim())
    .filter(Boolean)

const toInput = (kind: 'RESO' | 'CSV') => (values: ConnectionValues) => ({
  ...values,
  kind,
  officeIds: splitIds(values.officeIds),
  members: Object.entries(values.members).flatMap(([agentId, ids]) =>
    splitIds(ids ?? '').map((mlsId) => ({ agentId, mlsId })),
  ),
})

type Input = ReturnType<ReturnType<typeof toInput>>

/** Parses the form with the schema of the API. */
export const connectionSchema = (kind: 'RESO' | 'CSV') =>
  z
    .custom<ConnectionValues>()
    .transform(toInput(kind))
    .pipe(
      (kind === 'RESO' ? ResoConnectionInput : CsvConnectionInput) as unknown as z.ZodType<MlsConnectionInput, Input>,
    )
