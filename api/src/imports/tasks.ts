import type { Tasks } from '../platform/jobs/jobs.ts'
import { checkImport, type ImportDependencies } from './check-import.ts'
import { expireImport } from './expire-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'

export const createImportTasks = (
  dependencies: ImportDependencies,
): Pick<Tasks, 'check-import' | 'run-import' | 'undo-import' | 'forget-import'> => ({
  'check-import': checkImport(dependencies),
  'run-import': runImport(dependencies),
  'undo-import': undoImport(),
  'forget-import': expireImport(dependencies.store),
})
