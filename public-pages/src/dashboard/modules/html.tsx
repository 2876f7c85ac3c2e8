import type { ModuleProps } from '../module-props.ts'

export const Html = ({ settings }: ModuleProps<'HTML'>) => <h2>{settings.name}</h2>
