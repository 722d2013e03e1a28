/** The rows of a table by id, which remember which of them were set or deleted: to find that out afterwards would take a look at each. */
export class Rows<Row> extends Map<string, Row> {
  private touched = new Set<string>();

  override set(id: string, row: Row): this {
    this.touched.add(id);
    return super.set(id, row);
  }

  override delete(id: string): boolean {
    this.touched.add(id);
    return super.delete(id);
  }

  /** The ids that were touched since this was last asked. */
  takeTouched(): ReadonlySet<string> {
    const { touched } = this;
    this.touched = new Set();
    return touched;
  }
}
