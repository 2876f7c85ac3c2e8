import type { Export } from '@gable/shared/exports/export.ts'
import { downloadFile } from '../imports/download-file.ts'
import { call } from '../platform/use-api.ts'

export const downloadExport = ({ _id: exportId }: Pick<Export, '_id'>) =>
  downloadFile(() => call('POST /agent/exports/:exportId/link', { params: { exportId } }))
