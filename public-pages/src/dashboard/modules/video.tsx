import type { ModuleProps } from '../module-props.ts'

export const Video = ({ settings }: ModuleProps<'VIDEO'>) => <h2>{settings.heading}</h2>
