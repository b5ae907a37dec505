/** `{"ID": "PRD100", "ID2": "Z_READ"}` -> `Z_READ`; `{"ID": "E3"}` -> `E3`; other texts stay. Source: docs/assumptions.md A-113. */
export function valueText(text = ''): string {
  try {
    const { ID2, ID = text } = JSON.parse(text) as { ID?: string; ID2?: string }
    return ID2 ?? ID
  } catch {
    return text
  }
}
