import { createRequire } from 'node:module'
import type { PostcardFont } from '@gable/shared/postcards/drawing/drawing.ts'

const { resolve } = createRequire(import.meta.url)

/** Full static files: pdfkit cannot read variable ones, and a Latin subset drops letters such as "Ł". */
export const fontFiles: Record<PostcardFont, string> = {
  sans: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  'sans-bold': resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  serif: resolve('@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf'),
  'serif-bold': resolve('@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf'),
  display: resolve('@expo-google-fonts/dm-serif-display/400Regular/DMSerifDisplay_400Regular.ttf'),
  hand: resolve('@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf'),
}
