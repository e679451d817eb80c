/** The shape of a list while it loads; twelve cards fill a page. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, index) => `card ${index}`).map((key) => (
        <div key={key} className="animate-pulse">
          <div className="aspect-[16/10] rounded-md bg-line" />
          <div className="mt-4 h-5 w-11/12 rounded-sm bg-line" />
          <div className="mt-3 h-4 w-full rounded-sm bg-line" />
          <div className="mt-2 h-4 w-3/4 rounded-sm bg-line" />
        </div>
      ))}
    </div>
  );
}
