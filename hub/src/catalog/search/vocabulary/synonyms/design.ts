/** Words of pictures, boards, design and charts. */

export const DESIGN = `
image = img = pic ~ picture ~ photo ~ photograph ~ graphic
picture ~ image ~ photo
photo ~ image ~ picture ~ photograph
thumbnail ~ preview ~ small image
preview ~ thumbnail ~ draft view
icon ~ symbol ~ logo ~ svg
logo ~ brand image ~ icon
resize ~ scale ~ change size ~ shrink
crop ~ trim ~ cut
rotate ~ turn ~ flip
watermark ~ overlay
background ~ backdrop
remove background ~ cut out
color ~ hex ~ rgb ~ palette
palette ~ color scheme
gradient ~ color
layer ~ overlay
shape ~ rectangle ~ circle ~ figure
frame ~ artboard ~ canvas
canvas ~ board ~ whiteboard
whiteboard = white board ~ board ~ canvas
sticky note ~ note ~ post it
mind map = mindmap ~ diagram
connector ~ line ~ arrow
design ~ mockup ~ layout ~ prototype ~ wireframe
prototype ~ mockup ~ wireframe
style ~ theme ~ look
theme ~ style ~ appearance ~ skin
qr code = qrcode ~ barcode ~ qr
barcode = bar code ~ qr code ~ ean ~ upc
chart ~ graph ~ plot ~ diagram ~ visualize
bar chart ~ histogram ~ column chart
pie chart ~ chart
line chart ~ time series ~ graph
dashboard ~ report ~ overview ~ panel
rectangle = square = circle = triangle => shape
arrow => connector, line
text box => text, text item
combo chart = combination chart => dual axes chart
second axis = secondary axis = two axes = two scales => dual axes
doughnut = donut => pie chart
spider chart = web chart => radar chart
bubble > scatter
tag cloud = word cloud
waterfall > chart
org chart = organization chart = organigram => hierarchy
cause and effect => fishbone
family tree => hierarchy, tree
tree map = treemap
gantt => timeline, schedule
visual > chart, visualization
picture > image, media
snapshot > screenshot, capture
snap => screenshot, capture, photo
`;
