import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import type { ReactNode } from 'react'
import { ModuleTypeContext } from './module-type-context.ts'

/** The fields of a module's panel. They learn the module's type from here. */
export const ModuleFields = ({ type, children }: { type: ModuleType; children: ReactNode }) => (
  <ModuleTypeContext.Provider value={type}>{children}</ModuleTypeContext.Provider>
)
