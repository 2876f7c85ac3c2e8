import {
  type DashboardModule,
  toVisibility,
  type VisibilitySettings,
} from '@gable/shared/contact-dashboard/dashboard.ts'
import { getNewSeq } from '@gable/shared/contact-dashboard/default-modules.ts'
import { type AddableModuleType, isAddable } from '@gable/shared/contact-dashboard/module-type.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Scope } from '../platform/scope.ts'
import { lockModulesOrThrow } from './dashboard-queries.ts'
import { validateModule } from './validate-module.ts'

interface ModuleInput {
  settings: Record<string, unknown>
  visibilitySettings: VisibilitySettings
}

const modulesMaximum = 60

export async function addModule(
  db: Db,
  scope: Scope,
  dashboardId: string,
  { moduleType, ...input }: ModuleInput & { moduleType: AddableModuleType },
) {
  const { modules, store } = await lockModulesOrThrow(db, scope, dashboardId)
  if (modules.length >= modulesMaximum)
    throw new Problem('conflict', `A dashboard cannot have more than ${modulesMaximum} modules`)
  const module = {
    moduleId: newId(),
    moduleType,
    seq: getNewSeq(modules),
    isActive: false,
    ...(await toStoredParts(db, scope, moduleType, input)),
  } as DashboardModule
  await store([module, ...modules])
}

export async function updateModule(
  db: Db,
  scope: Scope,
  { dashboardId, moduleId }: ModulePath,
  { basedOn, ...input }: ModuleInput & { basedOn?: string | undefined },
) {
  const { modules, store } = await lockModulesOrThrow(db, scope, dashboardId)
  const module = findOrThrow(modules, moduleId)
  requireUnchanged(module, { basedOn })
  const parts = await toStoredParts(db, scope, module.moduleType, input)
  await store(replace(modules, { ...module, ...parts } as DashboardModule))
}

export async function setModuleStatus(db: Db, scope: Scope, { dashboardId, moduleId }: ModulePath, isActive: boolean) {
  const { modules, store } = await lockModulesOrThrow(db, scope, dashboardId)
  await store(replace(modules, { ...findOrThrow(modules, moduleId), isActive }))
}

export async function removeModule(db: Db, scope: Scope, { dashboardId, moduleId }: ModulePath) {
  const { modules, store } = await lockModulesOrThrow(db, scope, dashboardId)
  const { moduleType } = findOrThrow(modules, moduleId)
  if (!isAddable(moduleType)) throw new Problem('conflict', 'This module cannot be removed. Hide it instead.')
  const others = modules.filter((module) => module.moduleId !== moduleId)
  await store(others)
}

/** The list must name every module once, so that an order made before someone else added a module is refused. */
export async function reorderModules(
  db: Db,
  scope: Scope,
  dashboardId: string,
  sequence: readonly { moduleId: string; seq: number }[],
) {
  const { modules, store } = await lockModulesOrThrow(db, scope, dashboardId)
  const seqOf = new Map(sequence.map(({ moduleId, seq }) => [moduleId, seq]))
  const isComplete = seqOf.size === sequence.length && modules.every(({ moduleId }) => seqOf.has(moduleId))
  if (!isComplete || seqOf.size !== modules.length)
    throw new Problem('conflict', 'The modules changed since you opened this dashboard. Reload it and try again.')
  const reordered = modules.map((module) => ({ ...module, seq: seqOf.get(module.moduleId) ?? module.seq }))
  await store(reordered)
}

interface ModulePath {
  dashboardId: string
  moduleId: string
}

async function toStoredParts(
  db: Db,
  scope: Scope,
  moduleType: DashboardModule['moduleType'],
  { settings, visibilitySettings }: ModuleInput,
) {
  return {
    settings: await validateModule(db, scope, moduleType, { settings, filters: visibilitySettings.filters }),
    visibilitySettings: toVisibility(visibilitySettings.filters),
    updatedAt: new Date().toISOString(),
  }
}

const findOrThrow = (modules: readonly DashboardModule[], moduleId: string): DashboardModule =>
  orNotFound(
    modules.find((module) => module.moduleId === moduleId),
    'module',
  )

const replace = (modules: readonly DashboardModule[], changed: DashboardModule): DashboardModule[] =>
  modules.map((module) => (module.moduleId === changed.moduleId ? changed : module))
