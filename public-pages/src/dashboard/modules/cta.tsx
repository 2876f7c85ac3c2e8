import type { ModuleProps } from '../module-props.ts'

export const Cta = ({ settings }: ModuleProps<'CTA'>) => <h2>{settings.heading}</h2>
