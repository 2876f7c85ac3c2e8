import type { ModuleProps } from '../module-props.ts'

export const PrimaryCta = ({ settings }: ModuleProps<'PRIMARY_CTA'>) => <h2>{settings.heading}</h2>
