/** Removes accents and capitals, so that `ergul` finds `Ergül`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
}
