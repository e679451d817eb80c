/** For tests in jsdom, which has the element `dialog` without its modal methods: `beforeAll(addModalDialogs)`. */
export function addModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
