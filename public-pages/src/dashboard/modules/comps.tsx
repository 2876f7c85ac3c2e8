import type { ModuleProps } from '../module-props.ts'

export const Comps = ({ settings }: ModuleProps<'COMPS'>) => <h2>{settings.heading}</h2>
