import type { ModuleType } from '@gable/shared/contact-dashboard/module-type.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { createContext, useContext } from 'react'

/** The type of the module whose fields are on screen. */
export const ModuleTypeContext = createContext<ModuleType | undefined>(undefined)

export function useModuleType(): ModuleType {
  const moduleType = useContext(ModuleTypeContext)
  invariant(moduleType, 'a field of a module was rendered outside of ModuleFields')
  return moduleType
}
