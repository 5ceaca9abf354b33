/** Saves a file that was made in the browser among the visitor's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the file after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
