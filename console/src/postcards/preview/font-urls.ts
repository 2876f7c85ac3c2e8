import hand from '@expo-google-fonts/caveat/500Medium/Caveat_500Medium.ttf?url'
import display from '@expo-google-fonts/dm-serif-display/400Regular/DMSerifDisplay_400Regular.ttf?url'
import sans from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import sansBold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import serif from '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf?url'
import serifBold from '@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf?url'
import type { PostcardFont } from '@gable/shared/postcards/drawing/drawing.ts'

/** The same files as those of the press, `api/src/postcard-files/font-files.ts`. */
export const fontUrls: Record<PostcardFont, string> = {
  sans,
  'sans-bold': sansBold,
  serif,
  'serif-bold': serifBold,
  display,
  hand,
}
