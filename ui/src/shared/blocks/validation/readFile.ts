/** Reads a file as a data URL, `data:application/pdf;base64,…`. */
export function readAsDataUrl(file: File): Promise<string> {
  return read((reader) => reader.readAsDataURL(file))
}

/** Reads a file as text in UTF-8. */
export function readAsText(file: File): Promise<string> {
  return read((reader) => reader.readAsText(file))
}

function read(start: (reader: FileReader) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onloadend = () => {
      const { result, error } = reader
      if (typeof result === 'string') resolve(result)
      else reject(error ?? new Error('the file cannot be read'))
    }
    start(reader)
  })
}
