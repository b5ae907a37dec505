/** `data:application/pdf;base64,…` */
export const readAsDataUrl = (file: File): Promise<string> =>
  read((reader) => reader.readAsDataURL(file))

/** What is written in a file, in UTF-8. */
export const readAsText = (file: File): Promise<string> => read((reader) => reader.readAsText(file))

function read(begin: (reader: FileReader) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onloadend = () => {
      const { result, error } = reader
      if (typeof result === 'string') resolve(result)
      else reject(error ?? new Error('the file cannot be read'))
    }
    begin(reader)
  })
}
