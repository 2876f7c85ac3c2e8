import type { ModuleProps } from '../module-props.ts'

export const ThreeStepProcess = ({ settings }: ModuleProps<'THREE_STEP_PROCESS'>) => <h2>{settings.heading}</h2>
